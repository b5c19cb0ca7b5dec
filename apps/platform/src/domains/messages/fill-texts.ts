import { type Language, languages } from '@baize/api'
import { escapeHtml } from '@baize/api/escape-html'
import type { MessageTexts } from './tables.ts'

/** Title and sentence in each language, with holes such as {amount}. */
export type LetterTexts = Record<Language, readonly [title: string, text: string]>

/**
 * The message of a title and a sentence, in every language.
 * @param valuesIn plain text for the holes, by name; a hole without a value is left out
 */
export function fillTexts(texts: LetterTexts, valuesIn: (language: Language) => Record<string, string>): MessageTexts {
  const entries = (Object.keys(languages) as Language[]).map(language => {
    const values = valuesIn(language)
    const [title, text] = texts[language].map(line =>
      line.replace(/\{(\w+)\}/g, (_hole, name) => values[name] ?? '').trim(),
    )
    return [language, { title: title!, html: `<p>${escapeHtml(text!)}</p>` }]
  })
  return Object.fromEntries(entries) as MessageTexts
}
