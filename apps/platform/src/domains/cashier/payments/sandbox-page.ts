import { escapeHtml } from '@baize/api/escape-html'
/** What an order's token says. */
export interface Payment {
  [claim: string]: unknown
  order: string
  channel: string
  amount: string
  currency: string
  /** Where to go afterwards. */
  back: string
}

const style = `
:root { color-scheme: dark light; --page: #0a110f; --card: #101a17; --line: #263a33; --text: #f4f1e8; --soft: #9fb0a8; --from: #dcb765; --to: #f3dca0; --on: #1c1503; --note: #2fbf83 }
@media (prefers-color-scheme: light) { :root { --page: #eef3fb; --card: #fff; --line: #d3dff2; --text: #0d2147; --soft: #56698d; --from: #1d57d8; --to: #2f6ae6; --on: #fff; --note: #0f6b4a } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: radial-gradient(120% 90% at 50% 0, color-mix(in srgb, var(--note) 16%, var(--page)), var(--page) 60%); color: var(--text); font: 15px/1.6 "Manrope Variable", system-ui, sans-serif }
main { width: min(420px, 100%); padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 20px }
.mark { display: inline-block; padding: 3px 10px; border: 1px solid var(--note); border-radius: 999px; color: var(--note); font-size: 12px; font-weight: 700; letter-spacing: .04em; text-transform: uppercase }
h1 { margin: 16px 0 4px; font-size: 20px; line-height: 1.3 }
p { margin: 0; color: var(--soft) }
.amount { margin: 20px 0 4px; font-size: 40px; line-height: 1.1; font-weight: 700; font-variant-numeric: tabular-nums }
.amount small { margin-left: 8px; font-size: 15px; font-weight: 600; color: var(--soft) }
dl { display: flex; justify-content: space-between; gap: 16px; margin: 20px 0; padding: 12px 0; border-block: 1px solid var(--line) }
dt { color: var(--soft) } dd { margin: 0; font-variant-numeric: tabular-nums }
button, a { display: block; width: 100%; padding: 13px; border: 0; border-radius: 11px; font: inherit; font-weight: 700; text-align: center; text-decoration: none }
button { background: linear-gradient(180deg, var(--to), var(--from)); color: var(--on); cursor: pointer }
a { margin-top: 8px; color: var(--soft); font-weight: 600 }
:focus-visible { outline: 2px solid var(--note); outline-offset: 2px }`

/** The page of the demo's payment provider: what is to be paid, to whom it says that nothing is. */
export const sandboxPage = (
  nonce: string,
  { order, amount, currency, back }: Payment,
  { token, reference }: { token: string; reference: string },
): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo payment</title><style nonce="${nonce}">${style}</style></head>
<body><main><span class="mark">Demo</span><h1>Payment sandbox</h1>
<p>This page stands in for a payment provider. No money is paid.</p>
<div class="amount">${escapeHtml(amount)}<small>${escapeHtml(currency)}</small></div>
<dl><dt>Order</dt><dd>${escapeHtml(order)}</dd></dl>
<form method="post"><input type="hidden" name="order" value="${escapeHtml(token)}"><input type="hidden" name="reference" value="${escapeHtml(reference)}"><button>Pay ${escapeHtml(amount)}</button></form>
<a href="${escapeHtml(back)}">Go back without paying</a>
</main></body></html>`
