import type { Database } from '../../kernel/database/open-database.ts'
import type { Catalogue } from '../catalogue/index.ts'

export interface DeskDependencies {
  database: Database
  catalogue: Pick<Catalogue, 'providers'>
}
