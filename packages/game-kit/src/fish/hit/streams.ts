import { type Draws, drawsFrom } from '../../draws.ts'
import { belowMultiply, blockMessage, type Hmac, type NextWord, openStream } from '../../stream.ts'
import type { FishDefinition } from '../definition/definitions.ts'

/** What a ticket's words follow from. */
export interface TicketKey {
  definition: FishDefinition
  serverSeed: Uint8Array
  clientSeed: string
  nonce: number
}

/** Words of a ticket. Shots are counted from 0. */
export interface TicketStreams {
  /** The word that belongs to shot k from its trigger on. */
  word(k: number): number
  /** Words for when the one of shot k lies where it would favour some results. */
  redraw(k: number): NextWord
  /** What the weapon that shot k set off draws. */
  weapon(k: number): Draws
}

const WORDS_PER_BLOCK = 8

/** The streams of a ticket; words are found by their place, since shots are not decided in the order of their triggers. */
export function openTicketStreams(hmac: Hmac, { definition, serverSeed, clientSeed, nonce }: TicketKey): TicketStreams {
  const { code, version } = definition
  const label = { family: 'fish', gameCode: code, definitionVersion: version, clientSeed, nonce }
  const open = (purpose: string) => openStream(hmac, serverSeed, { ...label, purpose })
  let kept: { block: number; view: DataView } = { block: -1, view: new DataView(new ArrayBuffer(0)) }
  return {
    word(k) {
      const block = Math.floor(k / WORDS_PER_BLOCK)
      if (kept.block !== block) {
        const bytes = hmac(serverSeed, blockMessage({ ...label, purpose: '0' }, block))
        kept = { block, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
      }
      return kept.view.getUint32(4 * (k % WORDS_PER_BLOCK))
    },
    redraw: k => open(`redraw-${k}`),
    weapon: k => drawsFrom(open(`weapon-${k}`)),
  }
}

/** The integer that decides shot k against prey of this bound (rooms book 2.2): its own word, or those of `redraw-k`. */
export function shotInteger(streams: Pick<TicketStreams, 'word' | 'redraw'>, k: number, bound: number): number {
  let further: NextWord | null = null
  let isFirst = true
  return belowMultiply(() => {
    if (isFirst) {
      isFirst = false
      return streams.word(k)
    }
    further ??= streams.redraw(k)
    return further()
  }, bound)
}
