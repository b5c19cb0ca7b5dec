import type { ResponseOf } from '@baize/api'
import type { Database } from '../../kernel/database/open-database.ts'

type ModuleNode = ResponseOf<'site.permission'>['info']['modules'][number]

/** The whitelabel tree as nodes with children, in order. */
export async function moduleTree({ kysely }: Database): Promise<ModuleNode[]> {
  const rows = await kysely.selectFrom('site.module').selectAll().orderBy('position').execute()
  const under = (parent: string | null): ModuleNode[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ mod_id, enabled }) => ({
        modId: mod_id,
        enabled: enabled ? '1' : '0',
        childrenNodes: under(mod_id),
      }))
  return under(null)
}
