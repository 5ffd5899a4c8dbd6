/** Paper on its side, on which all columns of a list have room: what is printed there names it as its `page`. */
export const broadPage = 'broad';
