"""A chart of seconds over sources, as SVG: both axes logarithmic, so that a straight line of slope 1
is a cost in proportion."""
import math

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 400, 70, 50, 30, 150
COLORS = ["#1f77b4", "#d62728", "#2ca02c", "#9467bd"]


def chart(title, lines, across="sources"):
    """`lines`: name → [(sources, seconds)]; `across` says what stands for sources."""
    points = [point for line in lines.values() for point in line]
    x_low, x_high = bounds([x for x, _ in points])
    y_low, y_high = bounds([y for _, y in points])

    def place(x, y):
        right = (math.log10(x) - x_low) / (x_high - x_low)
        up = (math.log10(y) - y_low) / (y_high - y_low)
        return (LEFT + right * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - BOTTOM - TOP))

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
             f'font-family="sans-serif" font-size="12"><title>{title}</title>',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
             f'<text x="{LEFT}" y="18" font-size="14">{title}</text>']
    for power in range(round(x_low), round(x_high) + 1):
        x, y = place(10 ** power, 10 ** y_low)
        parts.append(f'<path d="M{x:.1f} {TOP}V{y:.1f}" stroke="#ddd"/>'
                     f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{10 ** power:,}</text>')
    for power in range(round(y_low), round(y_high) + 1):
        x, y = place(10 ** x_low, 10 ** power)
        parts.append(f'<path d="M{x:.1f} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
                     f'<text x="{x - 8:.1f}" y="{y + 4:.1f}" text-anchor="end">{10 ** power:g} s</text>')
    for color, (name, line) in zip(COLORS, lines.items()):
        spots = [place(x, y) for x, y in line]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        parts.append(f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>' for x, y in spots]
        x, y = spots[-1]
        parts.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{color}">{name}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" '
                 f'text-anchor="middle">{across}</text></svg>')
    return "\n".join(parts) + "\n"


def bounds(values):
    """Whole powers of ten around them."""
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return low, max(high, low + 1)
