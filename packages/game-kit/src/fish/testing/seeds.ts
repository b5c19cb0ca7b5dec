import type { FishDefinition } from '../definition/definitions.ts'
import type { TicketKey } from '../hit/streams.ts'
import type { SceneName } from '../scene/spawns.ts'

/** The seed of the worked examples: 32 bytes of 7. */
export const serverSeed = new Uint8Array(32).fill(7)

/** The ticket of the worked example (rooms book 2.6). */
export const ticketKey = (definition: FishDefinition): TicketKey => ({
  ...{ definition, serverSeed, clientSeed: 'client-abc', nonce: 41 },
})

/** The scene of the worked example. */
export const sceneName = (definition: FishDefinition): SceneName => ({
  ...{ definition, room: 'room-1', number: 0, seed: serverSeed },
})
