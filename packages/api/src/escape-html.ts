const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand inside HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character]!)

/** Data as JSON inside a script element of HTML. `<` never stands raw in it, so that no text can close the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
