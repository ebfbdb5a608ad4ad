// Names of mailboxes that belong to a role and not to a person: those of RFC 2142, and those that firms have.

const ROLES: ReadonlySet<string> = new Set(
  `abuse hostmaster info list marketing mailer-daemon news noc postmaster root sales security support trouble usenet
   uucp webmaster www ftp

   account accounting accounts accountspayable accountsreceivable accounts-payable accounts-receivable admin
   administration administrator ads advertising advice advisor affiliate affiliates alerts all all-staff alumni
   announce announcements ap appointments ar archive assist assistance assistant auctions audit automated billing blog
   board boardroom booking bookings bookkeeping bookkeeper books branch bugs business careers cashier catering ceo cfo
   chair chairman chat claims classifieds club cmo collections comments commercial committee communication
   communications community complaints compliance concierge conference contact contactus contact-us contracts coo
   coordinator council counter courses creditors cs cto customer customercare customer-care customerservice
   customer-service customers customersupport customer-support data dealers debtors delivery demo dev developer
   developers development devnull devops director directors dispatch distribution dl dns donate donations
   donotreply do-not-reply editor editorial editors education email emergency employment enquire enquiries enquiry
   enrolment enrolments estimating events everybody everyone exec executive export exports facilities faculty fax
   feedback finance finances foi food forms foundation franchise freight front frontdesk front-desk
   functions fundraising general gm grants group guest guests hello help helpdesk help-desk hire hiring home
   hospitality hotel hr hse humanresources human-resources ideas import imports inbox inquire inquiries inquiry
   insurance internal internship invest investor investorrelations investor-relations investors invoice invoices
   invoicing it itsupport jobs join journal kontakt lab law legal library licensing listserv login
   logistics loyalty mail mailbox mailer maintenance management manager master media meetings member members
   membership memberships merchandise moderator network newsletter newsletters no-reply nobody noreply notice
   notifications notify office officemanager online operations ops order orders owner parents parking partner
   partners parts payable payments payroll people personnel phish phishing pickup plan planning police policy post
   prensa president press principal print printing privacy procurement production projects promo
   promotions property publicity purchase purchasing qa quality quote quotes rates receipts receivables reception
   recruit recruiting recruitment referrals refunds register registrar registration registrations remittance
   remittances remove rentals replies reply reports request requests reservation reservations research resume resumes
   retail returns reviews rsvp safety sale salesteam school secretary server service servicedesk service-desk services
   shipping shop showroom signup site social solutions spam sponsorship staff statements stock store stores student
   students studio submissions submit subscribe subscribe-me subscription subscriptions success suggestions supervisor
   supplier suppliers supply survey sysadmin system systems team tech technical technicalsupport techsupport
   tech-support tenders test tickets tips tour tours trade training transport travel treasurer treasury unsubscribe
   update updates user users vendor vendors venue vets volunteer volunteers voucher vouchers warehouse warranty web
   webadmin webmail website webteam welcome wholesale workshop`
    .trim()
    .split(/\s+/),
);

/** A tag, sales+autumn@, or the number of a second mailbox, sales2@. */
const BEHIND_NAME = /\+.*$|(?<=[a-z])\d{1,2}$/;

/** A tag or a digit: without, there is nothing behind the name. */
const HAS_MORE = /[+\d]/;

/** True for the name of a role, with or without a tag or number behind it. */
export function isRole(local: string): boolean {
  const name = local.toLowerCase();
  return ROLES.has(name) || (HAS_MORE.test(name) && ROLES.has(name.replace(BEHIND_NAME, '')));
}
