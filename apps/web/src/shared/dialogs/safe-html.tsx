import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** The only place where text from outside becomes markup. It comes with its cleaner, on demand. */
export function SafeHtml({ html }: { html: string }) {
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, RETURN_TRUSTED_TYPE: true }) as unknown as string,
    [html],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the line above
  return <div dangerouslySetInnerHTML={{ __html: clean }} />
}
