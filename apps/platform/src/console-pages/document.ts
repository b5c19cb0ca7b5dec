import { type Language, languages, type Permission } from '@baize/api'
import { escapeHtml, inlineJson } from '@baize/api/escape-html'
import { type FirstCall, firstCallsScript } from './first-calls.ts'
import { notBuilt } from './texts.ts'

/** What the console needs before its first call. None of it is a secret or about anybody. */
export interface ConsoleState {
  language: Language
  brandName: string
  currency: string
  currencySymbol: string
  timeZone: string
  serverTime: string
  encryptionKeys: Permission['encryptionKeys']
  /** A demo, whose sign-in page shows its accounts and the code of their one authenticator. */
  demo: { accounts: readonly string[]; password: string } | null
}

/** Files that the console starts with, as addresses. */
export interface ConsoleFiles {
  entry: string
  scripts: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
}

const theme =
  "try{document.documentElement.dataset.theme=localStorage.getItem('theme')==='light'?'light':'dark'}catch{}"

/** The one document of the console: its name stands there before any script, and the script puts what somebody may see in its place. */
export function consoleDocument(
  state: ConsoleState,
  files: ConsoleFiles,
  { nonce, calls }: { nonce: string; calls: readonly FirstCall[] },
): string {
  const { entry, scripts, styles, fonts } = files
  return page(
    state,
    `<script nonce="${nonce}">${theme}
${firstCallsScript(calls)}</script>
<meta property="csp-nonce" nonce="${nonce}">
${fonts.map(file => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`).join('\n')}
${styles.map(file => `<link rel="stylesheet" href="${file}">`).join('\n')}
${scripts.map(file => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`).join('\n')}
<script type="module" src="${entry}" nonce="${nonce}"></script>`,
    `<div id="root"><div class="console-opening"><strong>${escapeHtml(state.brandName)}</strong></div></div>
<script type="application/json" id="state" nonce="${nonce}">${inlineJson(state)}</script>`,
  )
}

/** Stands in while the console is still being built after a first start, and looks again by itself. */
export const waitingDocument = (state: ConsoleState): string =>
  page(state, '<meta http-equiv="refresh" content="2">', `<p>${escapeHtml(notBuilt[state.language])}</p>`)

const page = ({ language, brandName }: ConsoleState, head: string, body: string): string => `<!doctype html>
<html lang="${languages[language]}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(brandName)}</title>
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
</head>
<body>
${body}
</body>
</html>`
