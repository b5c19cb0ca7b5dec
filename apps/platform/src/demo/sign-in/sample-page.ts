import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@baize/api/escape-html'
import type { FastifyReply } from 'fastify'

const style = `
:root { color-scheme: dark light; --page: #0a110f; --card: #101a17; --line: #263a33; --text: #f4f1e8; --soft: #9fb0a8; --accent: #dcb765 }
@media (prefers-color-scheme: light) { :root { --page: #eef3fb; --card: #fff; --line: #d3ddec; --text: #10203a; --soft: #55647d; --accent: #1d57d8 } }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.6 "Manrope Variable", system-ui, sans-serif }
main { max-width: 440px; margin: 0 auto; padding: 64px 16px }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 8px }
p { margin: 0 0 24px; color: var(--soft) }
a { display: flex; flex-direction: column; justify-content: center; min-height: 44px; margin-top: 12px; padding: 12px 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; color: var(--text); text-decoration: none; font-weight: 600 }
a:hover, a:focus-visible { border-color: var(--accent) }
span { color: var(--soft); font-size: 13px; font-weight: 400 }`

interface SamplePage {
  title: string
  text: string
  choices: readonly { label: string; detail: string; href: string }[]
}

/** A page of a sample service: what it stands in for, and links to choose from. */
export function samplePage(reply: FastifyReply, { title, text, choices }: SamplePage): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const links = choices.map(
    ({ label, detail, href }) =>
      `<a href="${escapeHtml(href)}">${escapeHtml(label)}${detail ? `<span>${escapeHtml(detail)}</span>` : ''}</a>`,
  )
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${links.join('\n')}</main></body></html>`)
}
