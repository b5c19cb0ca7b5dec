import { randomUUID } from 'node:crypto'
import {
  countFacts,
  outcomeOf,
  SampleProvider,
  type SampleSession,
  sendByTwo,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'

export const id = () => randomUUID()
export const reason = 'agreed by contract'

/** A platform with its two operators, and a provider of its own for each test. */
export class BoundsTable {
  readonly site: TestPlatform
  #desks: TestClient[] = []

  private constructor(site: TestPlatform) {
    this.site = site
  }

  static async open(): Promise<BoundsTable> {
    const table = new BoundsTable(await startTestPlatform())
    await table.signIn()
    return table
  }

  async signIn(): Promise<void> {
    this.#desks = [await this.site.operator(), await this.site.operator('desk2')]
  }

  /** A new provider, and a member in its game. */
  async provider(): Promise<{ provider: SampleProvider; session: SampleSession }> {
    const provider = await SampleProvider.start(this.site, `B${id().slice(0, 6).toUpperCase()}`, 'ELOTT')
    return { provider, session: await provider.play(await (await this.site.visitor()).register(uniqueName())) }
  }

  async rowOf(code: string) {
    const { list } = await this.#desks[0]!.call('catalogue.providers', {})
    return list.find(row => row.code === code)!
  }

  /** One operator makes a call, and the other agrees; answers what came of it, or the field that was wrong. */
  ask(name: 'catalogue.saveProvider' | 'catalogue.resumeProvider', input: object): Promise<string> {
    const [first, second] = this.#desks
    return outcomeOf(sendByTwo([first!, second!], name, input as never))
  }

  /** Both operators set bounds of a provider that is there. */
  async setBounds(code: string, bounds: { maxPayout?: string; maxLossADay?: string }): Promise<string> {
    const { name, apiUrl, protocol, version } = await this.rowOf(code)
    return this.ask('catalogue.saveProvider', { code, name, apiUrl, protocol, version, reason, ...bounds })
  }

  /** What the job does each minute, once all that was settled can be counted. */
  count(): Promise<void> {
    return countFacts(this.site, 'gateway-provider-days')
  }
}
