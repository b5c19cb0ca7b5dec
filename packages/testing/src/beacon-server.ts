import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beaconScheme, messageOf } from '@baize/game-kit/lotteries/draws/beacon-signature'
import { type BeaconChain, chainHashOf } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const periodSeconds = 3
const genesisSeconds = 1_700_000_000

/** A public randomness chain of its own on loopback, as drand serves it. It signs whatever round it is asked for. */
export class BeaconServer {
  readonly chain: BeaconChain
  /** Answers well, or with the signature of another round, or has no values, or does not even tell its chain. */
  mode: 'good' | 'forged' | 'silent' | 'absent' = 'good'
  /** What the chain says of itself. */
  scheme: string = beaconScheme
  /** The chain is told at whatever hash it is asked for. */
  tellsAnybody = false
  /** Rounds that were asked for. */
  readonly asked: number[] = []
  readonly #server: Server
  readonly #secretKey: Uint8Array

  private constructor(server: Server) {
    const { secretKey, publicKey } = bls12_381.shortSignatures.keygen()
    const fixed = {
      ...{ publicKey: publicKey.toHex(), periodSeconds, genesisSeconds, groupHash: 'ab'.repeat(32) },
      beaconId: 'loopback',
    }
    this.chain = { hash: chainHashOf(sha256, fixed), ...fixed }
    this.#server = server
    this.#secretKey = secretKey
  }

  static async start(): Promise<BeaconServer> {
    const server = createServer()
    const beacon = new BeaconServer(server)
    server.on('request', (request, response) => {
      const answer = beacon.#answer(request.url ?? '')
      response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return beacon
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${this.chain.hash}`
  }

  stop(): Promise<void> {
    return new Promise(resolve => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }

  #answer(path: string): object | null {
    if (this.mode === 'absent') return null
    const { hash, publicKey, groupHash, beaconId } = this.chain
    const chain = { public_key: publicKey, period: periodSeconds, genesis_time: genesisSeconds, groupHash, hash }
    if (path === `/${hash}/info` || (this.tellsAnybody && path.endsWith('/info')))
      return { ...chain, schemeID: this.scheme, metadata: { beaconID: beaconId } }
    const round = Number(/\/public\/(\d+)$/.exec(path)?.[1])
    this.asked.push(round)
    if (this.mode === 'silent') return null
    const signed = this.mode === 'forged' ? round + 1 : round
    const signature = bls12_381.shortSignatures.sign(messageOf(signed), this.#secretKey).toHex()
    return { round, randomness: '', signature }
  }
}
