// What offices number beside addresses: the words in front of an account, an order, a meter. Their number is no unit's.

/** Words whose number is parted from an address by nothing but a space: JOB 4471 29 SMITH ST. */
export const NUMBERED_RECORDS =
  'accounts?|acct?|a/c|applications?|assessments?|bookings?|case|claims?|client|con ?notes?|connote|consignments?|' +
  'contracts?|cust(?:omer)?|da|docket|enquiry|file|inv|invoices?|jobs?|licen[cs]e|member(?:ship)?|meter|mirn|mrn|nmi|' +
  'orders?|parcel|patient|permit|policy|quotes?|record|ref|reference|request|ticket|ur|urn|ward|work order';

/** Words whose number a sign parts from an address, as units have such words, too: PROPERTY 2: 12 SMITH ST. */
export const NUMBERED_THINGS = 'address|asset|delivery|drop|item|location|pick ?up|property|question|risk|run|stop|q';

/** How the number is led in. */
export const NUMBER_LEADS = 'no|number|num|nr|id|ref';
