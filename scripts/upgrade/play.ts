import { GameVisit, TestClient } from '@baize/testing'

/**
 * Run in the folder of a version, by its own kit: a member comes, or comes again, and plays a round of a slot.
 * `node play.ts URL NAME [PASSWORD]`
 */
const [url = '', name = '', password] = process.argv.slice(2)
const visitor = await new TestClient(url).open()
const member = password ? await visitor.signIn(name, password) : await visitor.register(name)
const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
const { status, body } = await (await GameVisit.open(url, gameUrl)).spin()
if (status !== 200) throw new Error(`the spin answered ${status}: ${body.error}`)
