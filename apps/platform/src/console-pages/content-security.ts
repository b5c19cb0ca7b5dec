/**
 * The policy of the console: scripts only by nonce, script sinks only through Trusted Types, and nothing from anywhere else: no
 * pictures of other hosts, no measuring, no form that a browser would send by itself. Style attributes stay open because libraries
 * position with them.
 */
export const consolePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types baize 'allow-duplicates'",
  ].join('; ')

/** Beside the policy: no other site shares its windows or loads its files, and its origin alone asks for passkeys. */
export const consoleHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
}
