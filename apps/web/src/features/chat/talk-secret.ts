const key = 'talk'
const bytes = 32

/** The secret by which this tab finds its talk with service again. */
export function talkSecret(): string {
  const known = sessionStorage.getItem(key)
  if (known) return known
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  const secret = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  sessionStorage.setItem(key, secret)
  return secret
}
