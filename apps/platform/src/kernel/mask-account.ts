/** First two characters and the last one; the rest is nobody's business. */
export const maskAccount = (username: string): string => `${username.slice(0, 2)}***${username.slice(-1)}`
