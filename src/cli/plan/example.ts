// The plan that `waypost run --example` prints: every key that a step may have, on a run that is of use as it is.

export const EXAMPLE = `# A plan for "waypost run PLAN.toml FILE": several operations over a file in one pass.
# Steps add their columns in this order. A step may take its input from the answers of another, which then goes first.

[[step]]
operation = "cleanse"                 # a command: parse, cleanse, geocode, "lookup street" …
# name = "cleanse"                    # what other steps call it; needed where two steps are of one operation
# map = { fullAddress = ["Addr 1", "Suburb", "Postcode"] }   # field = columns, as --map; without it they are recognised
# source = "GNAF"                     # each option of the command, under its long name
# country = "AU"
# feature = { exposeAttributes = 1 }
# case = "title"                      # upper, title, as-is: letters of the added addresses
# columns = ["mail", "latitude", "longitude"]   # sets, names, patterns as --columns; the default set, if left out
# prefix = "cleanse_"
# on-clash = "rename"                 # error, replace, rename: where the file has a column of that name
# only = ["verified", "corrected"]    # statuses of the rows that are written; all, if left out
# drop = { cleanse_status = ["rejected"] }   # rows that leave the output once they are answered

[[step]]
operation = "geocode"
from = "cleanse"                      # its fields come from that step's answers, then from the file
when = { cleanse_status = ["verified", "corrected", "partial"] }   # all other rows are left alone
columns = ["status", "latitude", "longitude"]

[[step]]
operation = "reverse-geocode"
from = "geocode"
when = { geocode_status = ["verified", "corrected", "partial"] }
radius = 100                          # an option that this command alone has, in metres
columns = ["count", "full_address", "distance"]
# endpoint = "https://example.com"    # this step asks a service; "" is this machine, whatever is in the environment
`;
