// What offices number beside addresses: the words in front of an account, an order, a meter. Their number is no unit's.

/** Words whose number is parted from an address by nothing but a space: JOB 4471 29 SMITH ST. */
export const NUMBERED_RECORDS =
  'accounts?|acct?|a/c|applications?|assessments?|bookings?|case|claims?|con ?notes?|connote|consignments?|' +
  'contracts?|customer|da|docket|enquiry|file|invoices?|jobs?|meter|mirn|mrn|nmi|orders?|parcel|permit|policy|' +
  'quotes?|record|ref|reference|request|ticket|ur|ward|work order';

/** Words whose number a sign parts from an address, as units have such words, too: PROPERTY 2: 12 SMITH ST. */
export const NUMBERED_THINGS = 'address|asset|delivery|drop|item|location|pick ?up|property|question|risk|run|stop|q';

/** How the number is led in. */
export const NUMBER_LEADS = 'no|number|num|nr|id|ref';
