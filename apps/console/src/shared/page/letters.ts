const key = 'desk-letters'

/** Letters act as keys, unless somebody switched them off. They are no more than ways to places: none moves money. */
export const lettersAct = (): boolean => localStorage.getItem(key) !== 'off'
export const letLettersAct = (isOn: boolean): void => localStorage.setItem(key, isOn ? 'on' : 'off')
