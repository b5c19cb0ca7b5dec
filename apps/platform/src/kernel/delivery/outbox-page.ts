import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@baize/api/escape-html'
import type { FastifyInstance } from 'fastify'
import type { Delivery } from './delivery.ts'
import type { DueMessage } from './outbox.ts'

const style = `
:root { color-scheme: dark light; --page: #0a110f; --card: #101a17; --line: #263a33; --text: #f4f1e8; --soft: #9fb0a8; --accent: #dcb765 }
@media (prefers-color-scheme: light) { :root { --page: #eef3fb; --card: #fff; --line: #d3ddec; --text: #10203a; --soft: #55647d; --accent: #1d57d8 } }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.6 "Manrope Variable", system-ui, sans-serif }
main { max-width: 760px; margin: 0 auto; padding: 32px 16px 64px }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px }
p { margin: 0; color: var(--soft) }
article { margin-top: 16px; padding: 16px 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
article header { display: flex; gap: 12px; flex-wrap: wrap; color: var(--soft); font-size: 13px }
article header b { color: var(--accent) }
h2 { font-size: 17px; margin: 8px 0 0 }
pre { margin: 8px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: var(--accent) }`

/** The demo's letter box at /dev/outbox: what would have been sent, newest first. Elsewhere there is nothing there. */
export function installOutboxPage(app: FastifyInstance, delivery: Delivery): void {
  if (!delivery.showsInstead) return
  app.get('/dev/outbox', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const messages = await delivery.recent()
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .compress(page(nonce, messages))
  })
}

const page = (nonce: string, messages: readonly DueMessage[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Outbox</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>Outbox</h1><p>This is a demo: mails and text messages are shown here and sent to nobody.</p>
${messages.length === 0 ? '<article><p>Nothing was sent yet.</p></article>' : messages.map(card).join('\n')}
</main></body></html>`

const card = ({ channel, recipient, subject, body, created_at }: DueMessage) => `<article>
<header><b>${channel === 'mail' ? 'Mail' : 'SMS'}</b><span>${escapeHtml(recipient)}</span>
<time datetime="${created_at.toISOString()}">${created_at.toISOString().slice(0, 19).replace('T', ' ')} GMT</time></header>
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}<pre>${linked(escapeHtml(body))}</pre></article>`

const linked = (html: string) => html.replace(/\bhttps?:\/\/[\w.:/?=&;%-]+/g, url => `<a href="${url}">${url}</a>`)
