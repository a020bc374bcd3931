// Random values that cannot be guessed.

/** Returns 32 random hexadecimal digits. */
export const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
