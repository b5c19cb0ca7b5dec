const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand inside HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character]!)
