import './tables.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InputOf, OperatorPermission } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../api-error.ts'
import { audit } from '../audit/audit.ts'
import type { Database, Tx } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../http/caller.ts'
import type { FileAnswer, Handlers } from '../http/handlers.ts'
import { WorkQueue } from '../work-queue.ts'

const dayMs = 86_400_000
const aDay = 50
/** The permission that an operator needs to bring a picture for a form. */
const permissionToStore = { payout: 'withdrawal.pay' } as const satisfies Record<string, OperatorPermission>

export interface UploadsDependencies {
  database: Database
  clock: Clock
  /** Folder of the files, outside of everything that is served by path. */
  folder: string
}

interface Use {
  ids: readonly string[]
  ownerId: bigint
  usedFor: string
  permission: OperatorPermission
  field: string
}

/** Pictures that members and operators bring: stored under ids of ours, named by forms, shown to nobody but their owner and operators of the form. */
export function createUploads({ database, clock, folder }: UploadsDependencies) {
  const { kysely } = database
  const drawing = new WorkQueue({ atOnce: 1, longestLine: 20 })
  const pathOf = (id: string) => join(folder, `${id}.webp`)
  const fileOf = async (id: string): Promise<FileAnswer> => ({ type: 'image/webp', bytes: await readFile(pathOf(id)) })

  async function add(
    ownerId: bigint,
    image: Uint8Array,
    noted: (tx: Tx, id: string) => Promise<void> = async () => {},
  ): Promise<string> {
    // A library of its own draws, which few processes ever need.
    const { redraw } = await import('./redraw.ts')
    const bytes = await drawing.run(() => redraw(image))
    const id = randomUUID()
    const at = clock.now()
    await mkdir(folder, { recursive: true })
    await database.transaction(async tx => {
      await refuseTooMany(tx, ownerId, at)
      const row = { id, owner_id: ownerId, bytes: bytes.length, uploaded_at: at, used_for: null, permission: null }
      await tables(tx).insertInto('uploads.upload').values(row).execute()
      // A file without a row is only lost space; a row without a file would be a promise.
      await writeFile(pathOf(id), bytes, { mode: 0o600 })
      await noted(tx, id)
    })
    return id
  }

  /** @throws ApiError not_allowed without the form's permission, and those of a picture that is none or too large */
  async function store({ image, usedFor }: InputOf<'uploads.store'>, caller: OperatorCaller): Promise<string> {
    if (!caller.permissions.includes(permissionToStore[usedFor])) throw new ApiError('not_allowed')
    return add(caller.operatorId, await image.bytes(), (tx, id) =>
      audit(tx, {
        ...{ at: clock.now(), actor: operatorActor(caller), action: 'uploads.store', subject: `upload:${id}` },
        ...{ before: null, after: { usedFor } },
      }),
    )
  }

  async function refuseTooMany(tx: Tx, ownerId: bigint, at: Date): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext(${`uploads:${ownerId}`}))`.execute(tx)
    const { count } = await tables(tx)
      .selectFrom('uploads.upload')
      .select(eb => eb.fn.countAll<bigint>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('uploaded_at', '>', new Date(at.getTime() - dayMs))
      .executeTakeFirstOrThrow()
    if (count >= aDay) throw new ApiError('quota_exceeded')
  }

  /** @throws ApiError not_found, whether there is none or it is somebody else's */
  async function view(uploadId: string, ownerId: bigint): Promise<FileAnswer> {
    const row = await tables(kysely)
      .selectFrom('uploads.upload')
      .select('id')
      .where('id', '=', uploadId)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found')
    return fileOf(row.id)
  }

  /** @throws ApiError not_found, also for what no form used yet; not_allowed to anybody else without the form's permission */
  async function inspect(uploadId: string, caller: OperatorCaller): Promise<FileAnswer> {
    const row = await tables(kysely)
      .selectFrom('uploads.upload')
      .select(['id', 'owner_id', 'used_for', 'permission'])
      .where('id', '=', uploadId)
      .executeTakeFirst()
    if (!row?.permission) throw new ApiError('not_found')
    const isOwn = row.owner_id === caller.operatorId
    if (!isOwn && !caller.permissions.includes(row.permission)) throw new ApiError('not_allowed')
    const file = await fileOf(row.id)
    await audit(kysely, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'uploads.inspect', subject: `upload:${row.id}` },
      detail: { usedFor: row.used_for ?? '' },
    })
    return file
  }

  return {
    /**
     * Notes what a form uses pictures for, inside its transaction. A picture is used once.
     * @param usedFor what they belong to, as `participation:17`
     * @param permission what an operator needs to see them
     * @throws ApiError invalid_input naming the field, for a picture that is not the owner's or was used
     */
    async use(tx: Tx, { ids, ownerId, usedFor, permission, field }: Use): Promise<void> {
      if (ids.length === 0) return
      const used = await tables(tx)
        .updateTable('uploads.upload')
        .set({ used_for: usedFor, permission })
        .where('id', 'in', ids)
        .where('owner_id', '=', ownerId)
        .where('used_for', 'is', null)
        .returning('id')
        .execute()
      if (used.length < ids.length) throw new ApiError('invalid_input', { faults: [{ field, fault: 'pattern' }] })
    },

    routes: {
      'uploads.add': async ({ image }, { caller }) => ({ uploadId: await add(caller.memberId, await image.bytes()) }),
      'uploads.view': ({ uploadId }, { caller }) => view(uploadId, caller.memberId),
      'uploads.store': async (input, { caller }) => ({ uploadId: await store(input, caller) }),
      'uploads.inspect': ({ uploadId }, { caller }) => inspect(uploadId, caller),
    } satisfies Partial<Handlers>,

    jobs: [
      {
        name: 'uploads-sweep',
        cron: '17 * * * *',
        async run() {
          const gone = await tables(kysely)
            .deleteFrom('uploads.upload')
            .where('used_for', 'is', null)
            .where('uploaded_at', '<', new Date(clock.now().getTime() - dayMs))
            .returning('id')
            .execute()
          for (const { id } of gone) await rm(pathOf(id), { force: true })
        },
      },
    ] satisfies Job[],
  }
}
export type Uploads = ReturnType<typeof createUploads>
