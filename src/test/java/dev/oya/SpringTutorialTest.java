package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/**
 * The application of the Spring Boot tutorial returns the documented responses. It is compiled against stubs of Spring types.
 */
class SpringTutorialTest {
    private static final Map<String, String> STUBS = Map.of(
            "org.springframework.boot.SpringApplication",
            "class SpringApplication { public static void run(Class<?> type, String... arguments) {} }",
            "org.springframework.boot.autoconfigure.SpringBootApplication",
            "@interface SpringBootApplication {}",
            "org.springframework.context.annotation.Bean",
            "@interface Bean {}",
            "org.springframework.http.ResponseEntity",
            "record ResponseEntity<T>(int status, T content) {"
                    + " public static Builder unprocessableEntity() { return new Builder(422); }"
                    + " public record Builder(int status) {"
                    + " public <T> ResponseEntity<T> body(T content) { return new ResponseEntity<>(status, content); } } }",
            "org.springframework.web.bind.annotation.ExceptionHandler",
            "@interface ExceptionHandler {}",
            "org.springframework.web.bind.annotation.PostMapping",
            "@interface PostMapping { String value(); }",
            "org.springframework.web.bind.annotation.RequestBody",
            "@interface RequestBody {}",
            "org.springframework.web.bind.annotation.RestController",
            "@interface RestController {}");

    @TempDir
    private static Path folder;

    private static String tutorial;
    private static Class<?> controller;
    private static Object settlements;

    @BeforeAll
    static void compile() throws Exception {
        tutorial = Files.readString(Path.of(System.getProperty("basedir", ""), "docs/tutorial-spring-boot.md"));
        List<String> files =
                new ArrayList<>(List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path")));
        files.add(write("org.example.TableApplication", block("```java\n(.*?)```")));
        for (Map.Entry<String, String> stub : STUBS.entrySet()) {
            int dot = stub.getKey().lastIndexOf('.');
            files.add(write(
                    stub.getKey(), "package " + stub.getKey().substring(0, dot) + ";\npublic " + stub.getValue()));
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, files.toArray(String[]::new)));
        URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        Class<?> application = loader.loadClass("org.example.TableApplication");
        Object rules = accessible(application.getDeclaredMethod("koiKoi"))
                .invoke(application.getConstructor().newInstance());
        controller = loader.loadClass("org.example.SettlementController");
        Constructor<?> constructor = controller.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        settlements = constructor.newInstance(rules);
    }

    private static String write(String type, String source) throws IOException {
        Path file = folder.resolve(type.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, source).toString();
    }

    private static Method accessible(Method method) {
        method.setAccessible(true);
        return method;
    }

    private static String block(String pattern) {
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(tutorial);
        matcher.find();
        return matcher.group(1);
    }

    private static Object settle(String round) throws Exception {
        return accessible(controller.getDeclaredMethod("settle", String.class)).invoke(settlements, round);
    }

    @Test
    void settlesRoundOfTutorial() throws Exception {
        String round = block("--data-binary '(.*?)'").replaceAll("(?m)^    ", "");
        String answer = block("The answer is\\s+(\\[.*?])\\R");
        assertEquals(List.of(new JsonMapper().readValue(answer, String[].class)), settle(round));
    }

    @Test
    void rejectsUnknownCardInTutorialExample() throws Exception {
        String answer = block("-d 'captured[^\\n]*\\s+(\\[.*?])\\R");
        Throwable wrong = null;
        try {
            settle(block("-d '(captured[^']*)'"));
        } catch (InvocationTargetException thrown) {
            wrong = thrown.getCause();
        }
        Method handler = Arrays.stream(controller.getDeclaredMethods())
                .filter(method -> method.getName().equals("invalid"))
                .findFirst()
                .orElseThrow();
        Object refused = accessible(handler).invoke(settlements, wrong);
        assertEquals(422, refused.getClass().getMethod("status").invoke(refused));
        assertEquals(
                List.of(new JsonMapper().readValue(answer, String[].class)),
                refused.getClass().getMethod("content").invoke(refused));
    }
}
