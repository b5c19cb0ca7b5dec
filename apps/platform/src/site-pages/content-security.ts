/** The policy of files beside the pages: the offline page has a style and a picture, the worker makes requests. */
export const filePolicy = "default-src 'none'; connect-src 'self'; img-src 'self'; style-src 'self'"

/** Where a page may reach besides its own site, as the configuration of brand and deployment says. */
export interface PageOrigins {
  pictures: readonly string[]
  frames: readonly string[]
  /** Of the measurement script and of what it reports; null where nothing is measured. */
  analytics: string | null
  /** Firebase checks numbers on the page. */
  firebase: boolean
}

/** Where Firebase's phone sign-in calls, and what its check for robots shows; decision record 31. */
const firebaseCalls = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
const robotCheck = ['https://www.google.com', 'https://recaptcha.google.com']

/**
 * The policy of a page: scripts only by nonce, no inline handlers, script sinks only through Trusted Types.
 * The check for robots of Firebase writes scripts without trusted types, so a page on which that may run does not ask for them.
 * Style attributes stay open because libraries position with them (ruling 31). Games run in frames of this origin,
 * or of the origins that the brand's launch addresses and its providers name.
 */
export function pagePolicy(nonce: string, { pictures, frames, analytics, firebase }: PageOrigins): string {
  const measuring = analytics ? [analytics] : []
  return [
    "default-src 'none'",
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'", ...measuring].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...measuring, ...(firebase ? [...firebaseCalls, ...robotCheck] : [])].join(' '),
    "manifest-src 'self'",
    ["frame-src 'self'", ...frames, ...(firebase ? robotCheck : [])].join(' '),
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(firebase ? [] : ["require-trusted-types-for 'script'", "trusted-types baize dompurify 'allow-duplicates'"]),
  ].join('; ')
}
