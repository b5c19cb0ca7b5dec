import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import pg from 'pg'

/**
 * Where the line breaks: before a statement reaches the database, while it works on it, after its commit, or after that of
 * the transaction which it is part of.
 */
export type Cut = 'before' | 'during' | 'after' | 'committed'

/** A line to the test database that can be cut at a named point of one statement. */
export class DatabaseLine {
  #target: { path: string } | { host: string; port: number }
  readonly #open = new Set<Socket>()
  readonly #database: { user: string | undefined; name: string | undefined }
  readonly #server = createServer(socket => this.#connect(socket))
  #next: { cut: Cut; statement: string; passes: number; done: () => void } | null = null
  cuts = 0

  private constructor(connectionString: string) {
    const { user, database } = new pg.Client({ connectionString })
    this.#target = targetOf(connectionString)
    this.#database = { user, name: database }
  }

  static async start(connectionString: string): Promise<DatabaseLine> {
    const line = new DatabaseLine(connectionString)
    await new Promise<void>(resolve => line.#server.listen(0, '127.0.0.1', resolve))
    return line
  }

  get connectionString(): string {
    const { port } = this.#server.address() as AddressInfo
    return `postgresql://${this.#database.user}@127.0.0.1:${port}/${this.#database.name}`
  }

  /**
   * Breaks the connection that next sends a statement with this text. Resolves as soon as it is broken.
   * @param passes so many of these statements go through before
   */
  cutNext(cut: Cut, statement: string, passes = 0): Promise<void> {
    const { promise, resolve: done } = Promise.withResolvers<void>()
    this.#next = { cut, statement, passes, done }
    return promise
  }

  /** Leads to another server from now on, and ends what was connected to the one before. */
  leadTo(connectionString: string): void {
    this.#target = targetOf(connectionString)
    for (const client of this.#open) client.destroy()
  }

  /** Cuts nothing after all. */
  keepWhole(): void {
    this.#next = null
  }

  #connect(client: Socket): void {
    const database = createConnection(this.#target)
    this.#open.add(client)
    let dropsAnswer = false
    let isCommitting = false
    let done = () => {}
    const end = () => {
      client.destroy()
      database.destroy()
      done()
    }
    client.on('data', sent => {
      const next = this.#next
      const isHere = next && (isCommitting ? sent.includes('commit\0') : sent.includes(next.statement))
      if (!isHere || next.passes-- > 0) return void database.write(sent)
      if (next.cut === 'committed' && !isCommitting) {
        isCommitting = true
        return void database.write(sent)
      }
      done = next.done
      this.#next = null
      this.cuts += 1
      const { cut } = next
      if (cut === 'before') return end()
      database.write(sent)
      if (cut === 'during') {
        client.destroy()
        return done()
      }
      dropsAnswer = true
    })
    database.on('data', answer => (dropsAnswer ? end() : client.write(answer)))
    client.on('error', end)
    client.on('close', () => {
      this.#open.delete(client)
      database.end()
    })
    database.on('error', end)
    database.on('close', () => client.destroy())
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve())
    })
  }
}

function targetOf(connectionString: string): { path: string } | { host: string; port: number } {
  const { host, port } = new pg.Client({ connectionString })
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
