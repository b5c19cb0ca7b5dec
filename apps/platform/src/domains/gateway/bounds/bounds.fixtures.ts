import { randomUUID } from 'node:crypto'
import {
  countFacts,
  outcomeOf,
  SampleProvider,
  type SampleSession,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'

/** What two operators get who make a call that takes both. */
export const byBoth = ['second_approval_required', 'done']
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

  /** Both operators make a call, one after the other; answers what came of each, or the field that was wrong. */
  async ask(name: 'catalogue.saveProvider' | 'catalogue.resumeProvider', input: object): Promise<string[]> {
    const answers: string[] = []
    for (const desk of this.#desks) answers.push(await outcomeOf(desk.send(name, input as never)))
    return answers
  }

  /** Both operators set bounds of a provider that is there. */
  async setBounds(code: string, bounds: { maxPayout?: string; maxLossADay?: string }): Promise<string[]> {
    const { name, apiUrl, protocol, version } = await this.rowOf(code)
    return this.ask('catalogue.saveProvider', { code, name, apiUrl, protocol, version, reason, ...bounds })
  }

  /** What the job does each minute, once all that was settled can be counted. */
  count(): Promise<void> {
    return countFacts(this.site, 'gateway-provider-days')
  }
}
