import { type Definition, findDefinition } from '@baize/game-kit'
import { type FishDefinition, findFishDefinition } from '@baize/game-kit/fish/index'
import { findTable, type InstantDefinition } from '@baize/game-kit/instant/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { findRules, type TableDefinition } from '@baize/game-kit/tables/index'

/** The definition that a hash stands for: strips and pays of a slot, the figures of an instant game, the rules of a table, the prey of a title of fish. */
export const publishedDefinition = (
  hash: string,
): Definition | InstantDefinition | TableDefinition | FishDefinition | undefined =>
  findDefinition(hash, sha256)?.definition ??
  findTable(hash, sha256)?.definition ??
  findRules(hash, sha256)?.definition ??
  findFishDefinition(hash, sha256)
