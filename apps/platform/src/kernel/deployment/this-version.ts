import project from '../../../package.json' with { type: 'json' }

export const thisVersion: string = project.version
