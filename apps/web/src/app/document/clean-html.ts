import sanitize from 'sanitize-html'

/** Text from outside as markup for the server's first screen, where there is no document that the browser's cleaner could use. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...sanitize.defaults.allowedTags, 'img'],
    allowedSchemes: ['https', 'mailto'],
  })
