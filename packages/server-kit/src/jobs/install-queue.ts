import type { ClientBase } from 'pg'
import { PgBoss } from 'pg-boss'

/** Schema of the queue's tables, which the queue makes and migrates itself. */
export const queueSchema = 'jobs'

/** Makes the tables of the queue, or brings them up to date. Only the owner of the database may. */
export async function installQueue(owner: ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => owner.query(text, values) },
    schema: queueSchema,
    supervise: false,
    schedule: false,
    // It takes no work, and a start that is refused later leaves nothing behind.
    registerInstance: false,
  })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}
