// What the words of headings mean: every written form of a word, short ones and those of other languages, with the one
// word that stands for it in `phrases.ts`. Forms are facts, collected from what customer, accounting, shop, council,
// register and school programs export. A form of several meanings stands in several lines: what the column holds
// settles it.

const FORMS = `
address: address addr add addre addres addrss adress adr adrs addresses adresse anschrift direccion domicilio indirizzo
  adres wahi noho endereco morada adrese wahitau
location: location locn where venue place premises premise whereabouts site situation
line: line ln lin lne ligne zeile linea regel ligna
street: street str strt stre stret strasse rue calle straat tiriti rua voie thoroughfare thoroughfares thfr st strs
street: road rds roadway rd
name: name nm nam nme na n names nom nombre nome naam ingoa bezeichnung desc descr description title
type: type typ ty tp kind t
number: number n no num nbr nmbr numb numbe nr nro numero nummer nos tau nu
house: house hse hs hous haus huis maison casa whare dwelling civico
first: first fst low lower lo from start begin
last: last lst high higher hi upper to end
suffix: suffix sfx sufx suff suffx suf sfix alp alpha alphabetic toevoeging bis letter postdirectional
direction: direction dir directional orientation
prefix: prefix pfx pref prefx pre predirectional
unit: unit unt flat apt apartment appt suite ste shop villa tenancy wohnung subdwelling dwelling subaddress sua flt
  appartement bunit u depto dpto departamento puerta interno apto appto porte tur wohnungsnr
level: level lvl floor flr lev fl etage storey story piso verdieping andar piano etg stock stockwerk
lot: lot allotment lt
building: building bldg bld blg bldng buildg complex estate edifice gebaude edificio batiment village gebouw
property: property prop prpty prprty asset
suburb: suburb sub sbrb subrb suburbs burb subb neighborhood neighbourhood stadtteil ortsteil quartier barrio wijk
  bairro
locality: locality loc lcl lclty localty local localite localidad locali localit hamlet
district: district dist distrito bezirk arrondissement
town: town twn ort ortschaft gemeinde comune village poblacion plaats woonplaats taone
city: city cty cit stadt ville ciudad citta cidade stad municipality cities
state: state stat st ste sta territory terr province prov bundesland provincia estado etat kanton provincie
region: region reg rohe regio
county: county cnty shire lga council
postcode: postcode pcode pc pcd pstcd pstcde postcd zip zipcode plz cp cap postleitzahl codepostal postalcode postnr
  postnummer cep pst poscode
postcode: postaldelivery
post: post
postal: postal mail mailing mailg posta poste poutapeta
code: code cd cde cod codigo codice waehere
country: country ctry cntry cntr countries land pays pais paese nation whenua staat
box: box pobox postbox gpo bag boite postfach bx
po: po
rural: rural rd
delivery: delivery deliver delivered dlv dlvry lieferung livraison
care: care
careof: attention attn attnto careof
email: email emails courriel
phone: phone tel telephone ph telefon telefono telefoon tlf waea landline
mobile: mobile mob cell cellphone handy portable mobil
fax: fax facsimile telefax
web: web website url www homepage webpage link href ip domain
latitude: latitude lat ycoord ycoordinate y latitud breite breitengrad northing
longitude: longitude lon lng long xcoord xcoordinate x longitud lange langengrad easting
point: point latlng latlon latlong coordinates coordinate coords coord geopoint geolocation position gps geo
id: id ids identifier uid guid uuid urn key ref reference oid fid objectid pid recordid gid pk index
abn: abn
acn: acn arbn
account: account acct acc konto
tax: tax gst vat tfn ird nzbn
company: company charity organisation organization org organisatie firm business entreprise firma empresa employer
  corporation
  trading entity
person: person contact fullname addressee
owner: owner owners proprietor proprietors
given: given christian firstname firstnames fname gname forename forenames vorname prenom
family: family surname lastname lname sname nachname apellido cognome achternaam
customer: customer client kunde cliente member constituent
date: date dt datum fecha updated created modified timestamp since
time: time hour hours opening closing
year: year yr years
amount: amount amt total price cost balance value qty quantity sum rate count area size
  bedroom bedrooms bathroom bathrooms beds baths carspaces garages toilets
note: note notes comment comments remark remarks memo instructions access entrance entrances directions
status: status active flag is has indicator
category: category class group label use subtype subcategory tag tags sector segment urban
legal: legal
bank: bank bsb iban swift
salutation: salutation greeting
honorific: honorific
generation: generation
gender: gender sex geschlecht sexo genre
birth: dob birth birthday birthdate born geburtsdatum
occupation: occupation profession beruf
middle: middle mid mname
initial: initial initials
unique: unique uniq
record: record rec
dpid: dpid
barcode: barcode
meshblock: meshblock mb
iso: iso
full: full whole complete formatted single combined concatenated composite entire concat complet
text: text txt value field info information details detail string data
abbreviation: abbreviation abbr abbrev abb abv ab short
further: extended additional supplement suppl supplemental zusatz supplementary extra zusatzangaben
complement: complement complemento
billing: billing bill bil invoice invoicing rechnung facturation facturacion
shipping: shipping ship shp despatch dispatch freight
home: home residential residence resid res resi
physical: physical phys
work: work office
of: of the in for and or a de la le du des der und y del et van het do
`;

/** A line that begins with a space goes on with the row before. */
const NEW_ROW = /\n(?! )/;

const MEANINGS = new Map<string, string[]>();
for (const row of FORMS.trim().split(NEW_ROW)) {
  const [word, forms] = row.split(': ') as [string, string];
  for (const form of forms.split(/\s+/)) {
    const known = MEANINGS.get(form);
    if (known === undefined) MEANINGS.set(form, [word]);
    else if (!known.includes(word)) known.push(word);
  }
}

/** The words that a form may stand for; none where it is not known. */
export const meaningsOf = (form: string): readonly string[] => MEANINGS.get(form) ?? [];

/** True if a form stands for any word. */
export const isKnownWord = (form: string): boolean => MEANINGS.has(form);

/** Words that headings are cut short to by programs that allow ten letters: `LOCALITYNA`, `STREETNUMB`. */
export const CUT_SHORT: readonly string[] = ['name', 'number', 'type', 'code', 'suffix', 'line', 'text'];
