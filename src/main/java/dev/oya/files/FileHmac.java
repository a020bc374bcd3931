package dev.oya.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Collections;
import java.util.Set;

/**
 * Authenticates cached files. The folder belongs to the user, and no other user can write to it. Each file starts with an
 * HMAC-SHA-256 of its name and content. Only the user can read the key. Immutable and thread-safe.
 */
public final class FileHmac {
    private static final int CODE = 32;
    private static final int MOST_BYTES = 64 << 20;
    private static final Set<PosixFilePermission> OTHERS_WRITE =
            Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);
    private static final Set<PosixFilePermission> OTHERS = PosixFilePermissions.fromString("---rwxrwx");

    private final Path folder;
    private final UserPrincipal user;
    private final byte[] key;

    private FileHmac(Path folder, UserPrincipal user, byte[] key) {
        this.folder = folder;
        this.user = user;
        this.key = key;
    }

    /**
     * Returns the authenticator of a folder. Creates the folder and its key if they do not exist.
     *
     * @throws IOException if other users could write to the folder or read the key
     */
    public static FileHmac of(Path folder) throws IOException {
        try {
            if (!Files.exists(folder)) {
                Files.createDirectories(folder.toAbsolutePath().getParent());
                Files.createDirectory(folder, only("rwx------"));
            }
            Path real = folder.toRealPath();
            UserPrincipal user = user();
            check(real, user, OTHERS_WRITE);
            Path key = real.resolve("key");
            if (!Files.exists(key, LinkOption.NOFOLLOW_LINKS)) {
                byte[] fresh = new byte[CODE];
                new SecureRandom().nextBytes(fresh);
                try (AtomicFile whole = new AtomicFile(key, only("rw-------"))) {
                    whole.out().write(fresh);
                    whole.keep();
                }
            }
            check(key, user, OTHERS);
            byte[] bytes = Files.readAllBytes(key);
            if (bytes.length != CODE) {
                throw new IOException(key + " is not a key");
            }
            return new FileHmac(real, user, bytes);
        } catch (UnsupportedOperationException otherSystem) {
            throw new IOException("cannot determine who may write to " + folder + " on this system");
        }
    }

    /**
     * Returns the user of this process. The user may have no name, so the owner of {@code /proc/self} is used if it exists.
     */
    private static UserPrincipal user() throws IOException {
        Path self = Path.of("/proc/self");
        return Files.exists(self)
                ? Files.getOwner(self)
                : self.getFileSystem()
                        .getUserPrincipalLookupService()
                        .lookupPrincipalByName(System.getProperty("user.name"));
    }

    private static FileAttribute<?> only(String permissions) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions));
    }

    private static void check(Path file, UserPrincipal user, Set<PosixFilePermission> refused) throws IOException {
        PosixFileAttributes is = Files.readAttributes(file, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (is.isSymbolicLink() || is.isOther()) {
            throw new IOException(file + " is not a regular file or directory");
        }
        if (!is.owner().equals(user)) {
            throw new IOException(file + " belongs to " + is.owner().getName());
        }
        if (!Collections.disjoint(is.permissions(), refused)) {
            throw new IOException("other users can access " + file);
        }
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    /**
     * Returns the content of a file.
     *
     * @throws IOException if the file cannot be read or its HMAC is wrong
     */
    public byte[] read(String name) throws IOException {
        Path file = file(name);
        check(file, user, OTHERS_WRITE);
        if (Files.size(file) > MOST_BYTES) {
            throw new IOException(file + " is larger than any cached file");
        }
        byte[] bytes = Files.readAllBytes(file);
        byte[] content = Arrays.copyOfRange(bytes, Math.min(CODE, bytes.length), bytes.length);
        byte[] code = Arrays.copyOf(bytes, CODE);
        if (!MessageDigest.isEqual(code, code(name, content))) {
            throw new IOException(file + " was changed");
        }
        return content;
    }

    /** Writes a file atomically. */
    public void write(String name, byte[] content) throws IOException {
        try (AtomicFile whole = new AtomicFile(file(name), only("rw-------"))) {
            whole.out().write(code(name, content));
            whole.out().write(content);
            whole.keep();
        }
    }

    private byte[] code(String name, byte[] content) {
        byte[] named = name.getBytes(StandardCharsets.UTF_8);
        byte[] length = ByteBuffer.allocate(Integer.BYTES).putInt(named.length).array();
        return Sha256.keyed(key, length, named, content);
    }
}
