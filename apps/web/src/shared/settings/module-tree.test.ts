import { expect, test } from 'vitest'
import { isModuleOn } from './module-tree.ts'

const node = (modId: string, enabled: '0' | '1', childrenNodes: ReturnType<typeof Object>[] = []) => ({
  modId,
  enabled,
  childrenNodes: childrenNodes as never,
})
const tree = [node('MEMBER', '1', [node('SIGN_OUT', '1'), node('LOGIN', '0', [node('FREE_PLAY', '1')])])]

test('[ENT-009] only a node that says 1 is on; 0 and a missing one are off', () => {
  expect(isModuleOn(tree, 'SIGN_OUT')).toBe(true)
  expect(isModuleOn(tree, 'LOGIN')).toBe(false)
  expect(isModuleOn(tree, 'GAMES')).toBe(false)
})

test('what stands under a node that is off is off as well', () => {
  expect(isModuleOn(tree, 'FREE_PLAY')).toBe(false)
})
