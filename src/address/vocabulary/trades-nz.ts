// Trades that end the names of shops and firms in New Zealand: KOTARE EYEWEAR, TUI ENGINEERING. In the names of sixty
// thousand streets of both countries none of them stands before a further word of the name.

const TRADES: ReadonlySet<string> = new Set(
  (
    'accountants accounting acupuncture advisers advisors agency architects architecture associates audiology ' +
    'autobody automotive autoparts autos aviation bagels bakes bargains barista baristas bathrooms batteries ' +
    'bbq beds bicycles blinds books booksellers bookshop bookstore boxing brakes brewers brewing brokers ' +
    'builders bulkfoods burgers butcher butchers cabins cafes cakes candles caravans carpets catering cattery ' +
    'ceramics charcuterie chicken chiropractors chocolates cleaners clinics clothing coatings coffee company ' +
    'computers confectionery construction consultancy consultants consulting contractors cosmetics counselling ' +
    'couriers couture crafts creations crepes curry curtains cyclery cycles dance daycare dental dentist ' +
    'dermatology design designs diagnostics digital distillers distributors diy donuts drainage drycleaning ' +
    'dumplings educare electrical electronics energy engineering engineers equipment espresso exports exteriors ' +
    'eyecare eyewear fabrics fashion fashions fencing finance fisheries fishmonger flooring flowers flowershop ' +
    'foodmarket foods footwear framing fuels furnishings furniture galleries gifts glamping glazing graphics ' +
    'greengrocer grillhouse grocer grocers grocery hair haircare haircuts hairdresser hairstylists handbags ' +
    'health hearing hire holdings holidays homes homeware homewares hostels hydraulics icecream imaging imports ' +
    'industries insurance interiors investments irrigation jeweller jewellery joiners joinery juicery kayaks ' +
    'kitchens kohanga labs ladieswear laminates landscapes landscaping laundry lawyers leather legal lighting ' +
    'lingerie loans locksmiths lodges logistics machinery manufacturing masonry massage masseur meatery meats ' +
    'mechanical mechanics medical menswear merchants metals midwives minimart ministry mobility models ' +
    'mortgages motels motorcycle motorhomes mowers mufflers music nannies naturopath netball networks newsagent ' +
    'noodles nutrition optical optician optics optometrist optometry orthodontics orthodontist orthotics ' +
    'osteopathy outdoors outfitters outlet painters paints panelbeaters panels partners pawnbrokers petrol pets ' +
    'pharma photo photography physio physios pilates plastics plumbing pottery print printers printing produce ' +
    'projects properties property prosthetics psychology publishers pumps quilts radiators realty records ' +
    'recruitment recycling refrigeration rental rentals repairs restaurants retreat roofing rotisserie saddlery ' +
    'sawmills scaffolding seafood security seeds shearing sheetmetal shoes showroom showrooms signs skincare ' +
    'smokehouse software solar solicitor solicitors solutions spares sportswear stainless stationers stationery ' +
    'steakhouse stonemasons storage stylists supplies surgeons sweets systems tackle tailors takeout tanning ' +
    'tattoo taxis tearoom tearooms technologies technology textile textiles therapy tiles tools tours towing ' +
    'toys tractors traders trailers transport travel treats trophies tuition tutoring tyre tyrepower upholstery ' +
    'vacuums valuations valuers vape vapes vending ventures vet veterinary video wallpaper watches weddings ' +
    'welding wellness whiteware wholesale windows windscreens woodturning woodworks workshop yarns yoga'
  )
    .toUpperCase()
    .split(' '),
);

/** True for a word that says what a shop or firm does, and that no street goes on behind. */
export const isTradeNz = (word: string): boolean => TRADES.has(word);
