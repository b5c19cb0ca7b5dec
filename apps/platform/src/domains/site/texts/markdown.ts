import { escapeHtml } from '@baize/api/escape-html'
import { Marked } from 'marked'

/** Addresses that an article may lead to: of this site, or elsewhere by TLS. */
const goodAddress = /^(\/(?!\/)|https:\/\/)/

const marked = new Marked({
  walkTokens(token) {
    if ((token.type === 'link' || token.type === 'image') && !goodAddress.test(token.href)) token.href = '/'
  },
  // Markup inside Markdown is text.
  renderer: { html: ({ text }) => escapeHtml(text) },
})

/** Markdown as markup. What it makes is cleaned once more where it is shown. */
export const markdownToHtml = (markdown: string): string => marked.parse(markdown, { async: false })
