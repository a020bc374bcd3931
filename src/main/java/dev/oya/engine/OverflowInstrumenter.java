package dev.oya.engine;

import static org.mvel2.asm.Opcodes.ASM9;
import static org.mvel2.asm.Opcodes.IADD;
import static org.mvel2.asm.Opcodes.IDIV;
import static org.mvel2.asm.Opcodes.IMUL;
import static org.mvel2.asm.Opcodes.INEG;
import static org.mvel2.asm.Opcodes.INVOKESTATIC;
import static org.mvel2.asm.Opcodes.ISUB;
import static org.mvel2.asm.Opcodes.L2I;
import static org.mvel2.asm.Opcodes.LADD;
import static org.mvel2.asm.Opcodes.LMUL;
import static org.mvel2.asm.Opcodes.LNEG;
import static org.mvel2.asm.Opcodes.LSUB;

import dev.oya.input.ExactMath;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.mvel2.asm.ClassReader;
import org.mvel2.asm.ClassVisitor;
import org.mvel2.asm.ClassWriter;
import org.mvel2.asm.MethodVisitor;
import org.mvel2.asm.Type;

/**
 * A bytecode transformation that adds overflow checks to the arithmetic of compiled rules. An overflow throws {@link
 * ArithmeticException} in the rule that causes it. The checks use the exact methods of {@link Math}, which take no longer than
 * the plain instructions. Stateless.
 */
final class OverflowInstrumenter {
    /** Part of the cache key of compiled rules that have overflow checks. */
    static final String VERSION = "exact";

    private static final String MATH = Type.getInternalName(Math.class);
    private static final String OF_TWO = "(II)I";
    private static final String OF_TWO_LONG = "(JJ)J";

    private OverflowInstrumenter() {}

    /**
     * Returns a JAR with the entries that {@link ChapterClasses} loads. The arithmetic of each class has overflow checks. Equal
     * classes result in equal bytes.
     */
    static byte[] of(byte[] jar) {
        ByteArrayOutputStream exact = new ByteArrayOutputStream(jar.length);
        try (ZipOutputStream out = new ZipOutputStream(exact)) {
            for (Map.Entry<String, byte[]> entry : new TreeMap<>(ChapterClasses.entries(jar)).entrySet()) {
                ZipEntry named = new ZipEntry(entry.getKey());
                named.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
                out.putNextEntry(named);
                out.write(
                        entry.getKey().endsWith(ChapterClasses.CLASS) ? rewritten(entry.getValue()) : entry.getValue());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return exact.toByteArray();
    }

    private static byte[] rewritten(byte[] code) {
        ClassReader reader = new ClassReader(code);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String type, String signature, String[] thrown) {
                        MethodVisitor method = super.visitMethod(access, name, type, signature, thrown);
                        // Hash codes of types that rules declare are expected to overflow, so they are not checked.
                        return name.equals("hashCode") ? method : new Exact(method);
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static final class Exact extends MethodVisitor {
        Exact(MethodVisitor method) {
            super(ASM9, method);
        }

        @Override
        public void visitInsn(int instruction) {
            switch (instruction) {
                case IADD -> call(MATH, "addExact", OF_TWO);
                case ISUB -> call(MATH, "subtractExact", OF_TWO);
                case IMUL -> call(MATH, "multiplyExact", OF_TWO);
                case INEG -> call(MATH, "negateExact", "(I)I");
                case IDIV -> call(Type.getInternalName(ExactMath.class), "divided", OF_TWO);
                case LADD -> call(MATH, "addExact", OF_TWO_LONG);
                case LSUB -> call(MATH, "subtractExact", OF_TWO_LONG);
                case LMUL -> call(MATH, "multiplyExact", OF_TWO_LONG);
                case LNEG -> call(MATH, "negateExact", "(J)J");
                case L2I -> call(MATH, "toIntExact", "(J)I");
                default -> super.visitInsn(instruction);
            }
        }

        private void call(String owner, String name, String type) {
            visitMethodInsn(INVOKESTATIC, owner, name, type, false);
        }
    }
}
