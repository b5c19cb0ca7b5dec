/** Names the folder of drawn pictures that the sites of a test run share. */
export const PICTURES_VARIABLE = 'BAIZE_TEST_PICTURES'
