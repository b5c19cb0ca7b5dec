/**
 * An address as it may be shown: without its password, and without what follows a question mark. What is no address, as a value
 * that was written wrong, loses all that could be one.
 */
export const withoutSecrets = (address: string): string =>
  address
    .replace(/^([a-z][\w+.-]*:\/{1,2})?([^:@/]*)(:.*)?@/is, (_, scheme = '', user, password) =>
      password ? `${scheme}${user}:***@` : `${scheme}${user}@`,
    )
    .replace(/\?.+/s, '?...')
    .replaceAll(/(password=)[^\s&]+/gi, '$1***')
