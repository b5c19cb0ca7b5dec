import type { FairnessState, RotateAnswer } from '@baize/api/studio/slot'
import type { Outcome, StudioCalls } from '../../kit/calls.ts'

/** The calls about a player's seeds. */
export interface SeedCalls {
  fairness(): Promise<Outcome<FairnessState>>
  rotateSeeds(clientSeed: string): Promise<Outcome<RotateAnswer>>
}

export function seedCalls(calls: StudioCalls): SeedCalls {
  return {
    fairness: () => calls.sendUntilAnswered('seeds.state', {}),
    // A change of seeds is sent exactly once.
    rotateSeeds: clientSeed => calls.send('seeds.change', { clientSeed }),
  }
}
