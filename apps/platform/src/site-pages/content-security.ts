/** The policy of files beside the pages: the offline page has a style and a picture, the worker makes requests. */
export const filePolicy = "default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'self'"

/**
 * The policy of a page: scripts only by nonce, no inline handlers, script sinks only through Trusted Types.
 * Style attributes stay open because libraries position with them (ruling 31). Games run in frames of this origin,
 * or of the origins that the brand's launch addresses name.
 */
export function pagePolicy(nonce: string, frameOrigins: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', "'self'", ...frameOrigins].join(' '),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types baize dompurify 'allow-duplicates'",
  ].join('; ')
}
