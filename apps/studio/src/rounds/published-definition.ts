import { type Definition, findDefinition } from '@baize/game-kit'
import { findTable, type InstantDefinition } from '@baize/game-kit/instant/index'
import { sha256 } from '@baize/game-kit/node/crypto'

/** The definition that a hash stands for: strips and pays of a slot, or the figures of an instant game. */
export const publishedDefinition = (hash: string): Definition | InstantDefinition | undefined =>
  findDefinition(hash, sha256)?.definition ?? findTable(hash, sha256)?.definition
