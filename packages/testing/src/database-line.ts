import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Where the line breaks: before a statement reaches the database, while it works on it, or after its commit. */
export type Cut = 'before' | 'during' | 'after'

/** A line to the test database that can be cut at a named point of one statement. */
export class DatabaseLine {
  readonly #target: { path: string } | { host: string; port: number }
  readonly #database: { user: string | undefined; name: string | undefined }
  readonly #server = createServer(socket => this.#connect(socket))
  #next: { cut: Cut; statement: string } | null = null
  cuts = 0

  private constructor(connectionString: string) {
    const { host, port, user, database } = new pg.Client({ connectionString })
    this.#target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
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

  /** Breaks the connection that next sends a statement with this text. */
  cutNext(cut: Cut, statement: string): void {
    this.#next = { cut, statement }
  }

  #connect(client: Socket): void {
    const database = createConnection(this.#target)
    let dropsAnswer = false
    const end = () => {
      client.destroy()
      database.destroy()
    }
    client.on('data', sent => {
      const cut = this.#next && sent.includes(this.#next.statement) ? this.#next.cut : null
      if (cut === null) return void database.write(sent)
      this.#next = null
      this.cuts += 1
      if (cut === 'before') return end()
      database.write(sent)
      if (cut === 'during') return void client.destroy()
      dropsAnswer = true
    })
    database.on('data', answer => (dropsAnswer ? end() : client.write(answer)))
    client.on('error', end)
    client.on('close', () => database.end())
    database.on('error', end)
    database.on('close', () => client.destroy())
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve())
    })
  }
}
