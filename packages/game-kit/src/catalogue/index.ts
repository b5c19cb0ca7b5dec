export * from './families.ts'
export * from './game.ts'
export * from './traits.ts'
export * from './vendors.ts'
