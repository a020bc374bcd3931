package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A tab of a local Chromium. The browser is reused after {@link #close} and exits when the tests end. */
final class Browser implements AutoCloseable {
    private static final List<String> BROWSERS = List.of("/usr/bin/chromium", "/usr/bin/chromium-browser");
    private static final List<String> DRIVERS = List.of("/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver");
    private static final Path SCREENS = Path.of(System.getProperty("basedir", ""), "target", "screens");

    private static final boolean SHOWN = Boolean.getBoolean("screens");

    /** Maximum number of key presses to reach an element of a page. */
    private static final int MOST_KEYS = 200;

    /** The maximum height of a full-page screenshot, in pixels. */
    private static final int HIGHEST = 12_000;

    /** The maximum duration of any step, long enough for a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(120);

    private static final Pattern PAGE = Pattern.compile("/Type\\s*/Page\\b");

    /** Logger of warnings about the DevTools protocol, which the tests do not use. */
    private static final Logger NOISE = Logger.getLogger("org.openqa.selenium.devtools");

    /** Browsers that are currently unused. */
    private static final Deque<ChromeDriver> FREE = new ConcurrentLinkedDeque<>();

    private final ChromeDriver driver;

    /** Closes a browser and its service, which must not have logged a fault. Does nothing if there is no browser. */
    static void end(Browser browser, RunningService running) throws IOException {
        if (browser != null) {
            browser.close();
            assertEquals("", running.faults.toString());
            running.close();
        }
    }

    private Browser(ChromeDriver driver) {
        this.driver = driver;
        driver.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
        faults();
    }

    private static ChromeDriver launch(String browser, String driverPath) {
        Path folder;
        try {
            folder = Files.createTempDirectory("oya-browser");
            Files.createDirectories(SCREENS);
        } catch (IOException full) {
            throw new AssertionError(full);
        }
        NOISE.setLevel(Level.SEVERE);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser);
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--force-prefers-reduced-motion",
                "--user-data-dir=" + folder);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriver driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(new File(driverPath))
                        .usingAnyFreePort()
                        .build(),
                options);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> quit(driver, folder)));
        return driver;
    }

    private static void quit(ChromeDriver driver, Path folder) {
        driver.quit();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | java.io.UncheckedIOException busy) {
            folder.toFile().deleteOnExit();
        }
    }

    /** Starts a browser, or aborts the test if none is installed. */
    static Browser start(String what) {
        String browser = there(BROWSERS);
        String driver = there(DRIVERS);
        if (browser == null || driver == null) {
            System.err.println("THE PAGE WAS NOT TRIED (" + what + "): there is no chromium with chromium-driver here");
        }
        Assumptions.assumeTrue(browser != null && driver != null, "no chromium with chromium-driver");
        ChromeDriver free = FREE.poll();
        return new Browser(free == null ? launch(browser, driver) : free);
    }

    private static String there(List<String> places) {
        return places.stream()
                .filter(place -> Files.isExecutable(Path.of(place)))
                .findFirst()
                .orElse(null);
    }

    /** Sets the size of the window in CSS pixels and waits until the page has been laid out again. */
    Browser size(int width, int height, double zoom) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", zoom, "mobile", width < 500));
        async("requestAnimationFrame(() => requestAnimationFrame(arguments[arguments.length - 1]))");
        return this;
    }

    /** Enables or disables touch input. */
    Browser touch(boolean there) {
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", there, "maxTouchPoints", 5));
        return this;
    }

    /** Enables or disables animations. */
    void motion(boolean there) {
        String value = there ? "no-preference" : "reduce";
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", value))));
    }

    /** Connects the browser to the network or disconnects it. */
    void network(boolean there) {
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand(
                "Network.emulateNetworkConditions",
                Map.of("offline", !there, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    /** Runs a script in every page that this tab opens from now on, before the scripts of the page. */
    Browser before(String script) {
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
        return this;
    }

    /** Opens a new tab and switches to it. */
    void tab() {
        driver.switchTo().newWindow(WindowType.TAB);
    }

    /** Switches to an open tab, counted from 0 in the order of opening. */
    void tab(int number) {
        driver.switchTo().window(List.copyOf(driver.getWindowHandles()).get(number));
    }

    void open(String address) {
        driver.get(address);
    }

    void reload() {
        driver.navigate().refresh();
    }

    /** Runs a function body in the page and returns its result. */
    Object js(String body, Object... given) {
        return driver.executeScript(body, given);
    }

    /** Runs a function body in the page and returns the value passed to its last argument. */
    Object async(String body, Object... given) {
        return driver.executeAsyncScript(body, given);
    }

    /** Runs a function body in the page until it returns a value that is neither null nor false, and returns that value. */
    Object until(String body, Object... given) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        // The pause grows because each poll also slows down the page.
        for (int pause = 10; System.nanoTime() < end; pause = Math.min(100, 2 * pause)) {
            try {
                Object found = js(body, given);
                if (found != null && !Boolean.FALSE.equals(found)) {
                    return found;
                }
                Thread.sleep(pause);
            } catch (JavascriptException | StaleElementReferenceException moved) {
                continue;
            } catch (InterruptedException stopped) {
                throw new AssertionError(stopped);
            }
        }
        picture("never");
        throw new TimeoutException("timed out: " + body + "\n" + text() + "\n" + faults());
    }

    WebElement find(String selector) {
        return (WebElement) until("return document.querySelector(arguments[0])", selector);
    }

    boolean has(String selector) {
        return Boolean.TRUE.equals(js("return document.querySelector(arguments[0]) !== null", selector));
    }

    /** Returns the number of matching elements. */
    int number(String selector) {
        return ((Number) js("return document.querySelectorAll(arguments[0]).length", selector)).intValue();
    }

    /** Clicks twice in the same place, as fast as a user can. */
    void doubleClick(WebElement what) {
        new Actions(driver).doubleClick(what).perform();
    }

    /** Clicks the element at its position, as a user would. */
    void click(String selector) {
        until(
                "const one = document.querySelector(arguments[0]); if (!one || one.disabled) return false;"
                        + "one.scrollIntoView({ block: 'center' }); one.click(); return true",
                selector);
    }

    /** Presses keys in the focused element. */
    void type(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Presses keys while another key is held. */
    void typeWith(Keys held, CharSequence... keys) {
        new Actions(driver).keyDown(held).sendKeys(keys).keyUp(held).perform();
    }

    /** Moves the focus to an element by keyboard and presses Enter. Returns whether the element was still present. */
    boolean walk(WebElement target) {
        for (int key = 0; key < MOST_KEYS; key++) {
            String way = (String) js(Scripts.of("walk"), target);
            if (way.isEmpty()) {
                type(Keys.ENTER);
                return true;
            }
            if (way.equals("gone")) {
                return false;
            }
            type(Keys.valueOf(way));
        }
        throw new AssertionError("not reachable by keyboard: " + target.getAttribute("outerHTML"));
    }

    /** Drags an element with the mouse to a target that is located after the drag has begun. */
    void drag(WebElement what, Supplier<WebElement> where) {
        js("arguments[0].scrollIntoView({ block: 'center' })", what);
        new Actions(driver).clickAndHold(what).moveByOffset(0, -30).perform();
        find("[data-dragged]");
        new Actions(driver).moveToElement(where.get()).release().perform();
    }

    /** Scrolls to an element and taps it. */
    void tap(WebElement target) {
        js("arguments[0].scrollIntoView({ block: 'center' })", target);
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence tap = new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(target), 0, 0))
                .addAction(finger.createPointerDown(0))
                .addAction(finger.createPointerUp(0));
        driver.perform(List.of(tap));
    }

    String text() {
        return String.valueOf(js("return document.body.innerText"));
    }

    String address() {
        return driver.getCurrentUrl();
    }

    /** Returns the errors that the page has logged since the last call. */
    List<String> faults() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(entry -> entry.getMessage())
                .filter(message -> !message.contains("/decks/"))
                .toList();
    }

    /**
     * Returns the accessibility violations that axe-core finds. If {@code rules} is empty, all its rules are applied.
     *
     * @param without CSS selector of a part that is checked elsewhere, or null for none
     */
    List<?> axe(List<String> rules, String without) {
        if (!Boolean.TRUE.equals(js("return 'axe' in window"))) {
            js(Scripts.read("/axe.min.js"));
        }
        return (List<?>) driver.executeAsyncScript(
                "const [rules, without, done] = arguments;"
                        + "axe.run({ exclude: without ? [without] : [] }, { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) }).then(found => done(found.violations.map("
                        + "one => one.id + ': ' + one.nodes.map(node => node.html.slice(0, 160)).join(' | '))))",
                rules,
                without);
    }

    /** Returns the number of printed A4 pages. */
    int printed() {
        Map<String, Object> paper = Map.of("paperWidth", 8.27, "paperHeight", 11.69, "preferCSSPageSize", true);
        String pdf = (String) driver.executeCdpCommand("Page.printToPDF", paper).get("data");
        String text = new String(java.util.Base64.getDecoder().decode(pdf), StandardCharsets.ISO_8859_1);
        return (int) PAGE.matcher(text).results().count();
    }

    /** Saves a screenshot if {@code -Dscreens=true} is set. */
    void screen(String name) {
        screen(name, false);
    }

    /** Saves a screenshot if the page is wrong or {@code -Dscreens=true} is set. */
    void screen(String name, boolean wrong) {
        if (SHOWN || wrong) {
            picture(name);
        }
    }

    private void picture(String name) {
        Object size =
                driver.executeCdpCommand("Page.getLayoutMetrics", Map.of()).get("cssContentSize");
        Map<?, ?> all = (Map<?, ?>) size;
        Object picture = driver.executeCdpCommand(
                        "Page.captureScreenshot",
                        Map.of(
                                "captureBeyondViewport",
                                true,
                                "optimizeForSpeed",
                                true,
                                "clip",
                                Map.of(
                                        "x",
                                        0,
                                        "y",
                                        0,
                                        "width",
                                        all.get("width"),
                                        "height",
                                        Math.min(HIGHEST, ((Number) all.get("height")).intValue()),
                                        "scale",
                                        1)))
                .get("data");
        try {
            Files.write(
                    SCREENS.resolve(name + ".png"),
                    java.util.Base64.getDecoder().decode((String) picture));
        } catch (IOException full) {
            throw new AssertionError(full);
        }
    }

    /** Closes all tabs, clears the cookies and releases the browser for reuse. */
    @Override
    public void close() {
        List<String> old = List.copyOf(driver.getWindowHandles());
        tab();
        String fresh = driver.getWindowHandle();
        for (String one : old) {
            driver.switchTo().window(one).close();
        }
        driver.switchTo().window(fresh);
        driver.executeCdpCommand("Network.clearBrowserCookies", Map.of());
        FREE.push(driver);
    }
}
