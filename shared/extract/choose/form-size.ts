// Limits the choice by trees to schemas of about as many fields as a form has.

/** The papers that were learnt from ask for ten things and more: what the order of two fields says, nobody has learnt. */
export const minFields = 6
/** More fields than a form has are no form's, and each is held against all of a page. */
export const maxFields = 150
