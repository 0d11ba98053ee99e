/** The product's name stands here and nowhere else (decisions §1). */
export const PRODUCT_NAME = 'Grifo';
