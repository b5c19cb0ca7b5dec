import './tables.ts'

export type { Provider } from './catalogue.ts'
export { Catalogue } from './catalogue.ts'
export { catalogueRoutes } from './routes.ts'
export type { CatalogueGame, CatalogueSnapshot } from './snapshot.ts'
