/** Stands in the file of React itself, so that React's own start is done when that file has been evaluated. */
export { hydrateRoot } from 'react-dom/client'
