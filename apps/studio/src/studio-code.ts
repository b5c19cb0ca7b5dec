/** Code under which platforms know this studio. */
export const studioCode = 'BZS'
